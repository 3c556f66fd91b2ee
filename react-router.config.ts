import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { writeShopManifest } from './scripts/bundle/shop-manifest.ts'

export default {
  ssr: true,
  // The site has few routes: knowing them all at once saves a request after every page.
  routeDiscovery: { mode: 'initial' },
  // What a page's form does in the browser is a few lines: no file of its own.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => writeShopManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
