/** What a list of categories has while a new one is being named; it cannot be sent, being no id. */
export const NEW_CATEGORY = '+';
