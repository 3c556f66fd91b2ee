export const notices = {
  'settings-saved': { title: 'Settings saved' },
  'books-checked': { title: 'Checked', text: 'The result is on this page.' },
  'error-solved': { title: 'Marked as solved' },
}
