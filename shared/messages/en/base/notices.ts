export const notices = {
  'settings-saved': { title: 'Settings saved' },
  'looked-again': { title: 'Looked again', text: 'The result is on this page.' },
  'books-checked': { title: 'Checked', text: 'The result is on this page.' },
  'error-solved': { title: 'Marked as solved' },
}
