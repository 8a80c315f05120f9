export const forms = {
  unsaved: {
    title: 'Leave without saving?',
    text: 'You have unsaved changes: {{forms}}.',
    leave: 'Leave without saving',
  },
} as const;
