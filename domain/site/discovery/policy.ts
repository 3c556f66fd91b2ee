import { allowAnyone } from '#domain/kernel/guards.ts'

/** Only what every visitor sees is listed. */
export const policy = {
  getShareCard: allowAnyone,
  listFeedProducts: allowAnyone,
  listNews: allowAnyone,
  listPublicPages: allowAnyone,
  listSitemapParts: allowAnyone,
}
