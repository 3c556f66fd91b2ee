/** A short message in the corner of the page. */
export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'error' | 'success'
}
/** `id` tells it from the others. */
export type ShownToast = Toast & { id: number }
