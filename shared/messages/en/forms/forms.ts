/** Texts that any form may need. */
export const forms = {
  network: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
}
