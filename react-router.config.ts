import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site has few routes: knowing them all at once saves a request after every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
