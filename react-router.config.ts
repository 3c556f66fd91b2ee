import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  // What a page's form does in the browser is a few lines: no file of its own.
  splitRouteModules: false,
} satisfies Config
