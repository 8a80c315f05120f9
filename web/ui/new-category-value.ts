/** The value of a category select while somebody names a new category; it is not an id, so it cannot be sent. */
export const NEW_CATEGORY = '+';
