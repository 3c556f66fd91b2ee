/** The parts of a product's page that come once it is taken over, in one file, which is smaller than two. */
export { BuyBar } from './buy-bar.tsx'
export { RecentlyViewed } from './recently-viewed.tsx'
