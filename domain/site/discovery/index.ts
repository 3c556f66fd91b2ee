/**
 * Facts for search engines, shopping services and feed readers: which public pages there are, and what is new. Not
 * how it is written down: that is `server/discovery`.
 */
export { getShareCard } from './get-share-card.ts'
export { listFeedProducts } from './list-feed-products.ts'
export { listNews } from './list-news.ts'
export { listPublicPages } from './list-public-pages.ts'
export { listSitemapParts } from './list-sitemap-parts.ts'
