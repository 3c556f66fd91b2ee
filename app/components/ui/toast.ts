/** A short message in the corner of the page. */
export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'error' | 'success'
  /** It stands where the focus is, too, and so is read out there. */
  isSaid?: boolean
}
/** `id` tells it from the others. */
export type ShownToast = Toast & { id: number }
