export const notices = {
  'settings-saved': { title: 'Settings saved' },
  'looked-again': { title: 'Looked again', text: 'The result is on this page.' },
  'books-checked': { title: 'Checked', text: 'The result is on this page.' },
  'backup-asked': { title: 'A backup begins', text: 'It takes a few minutes. This page shows how it went.' },
  'backup-under-way': { title: 'A backup is under way already' },
  'backup-key-used': { title: 'The new key is in use', text: 'The next backup is sealed to it.' },
  'error-solved': { title: 'Marked as solved' },
}
