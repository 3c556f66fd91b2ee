/** The content of a shared link's picture. */
export type ShareCard = {
  /** A word or two above the title. */
  eyebrow: string
  title: string
  /** Without size and ending: in the storage, or a path of the shop; null if there is none. */
  picture: string | null
}

/** Draws the pictures that messengers and social networks show beside a link. */
export type SharePictures = {
  /**
   * A JPEG of 1200 × 630 pixels. Takes about a third of a second, so never call it inside a transaction.
   * @throws QueueFullError
   */
  drawSharePicture(card: ShareCard): Promise<Uint8Array<ArrayBuffer>>
}

/** The drawing asked of the process: the card, with the picture's file. */
export type ShareDrawing = Omit<ShareCard, 'picture'> & { file: Uint8Array | undefined }
