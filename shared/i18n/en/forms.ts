export const forms = {
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you have changed has not been saved yet: {{forms}}.',
    leave: 'Leave without saving',
  },
} as const;
