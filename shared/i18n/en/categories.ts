export const categories = {
  food: 'Food',
  transport: 'Transport',
  utilities: 'Utilities',
  entertainment: 'Entertainment',
  health: 'Health',
  other: 'Other',
  salary: 'Salary',
  freelance: 'Freelance',
  investment: 'Investment',
  gift: 'Gift',
  'other income': 'Other income',
  uncategorized: 'Uncategorized',
} as const;
