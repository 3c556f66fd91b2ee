import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  // The browser's part of a form is a few lines: no file of its own.
  splitRouteModules: false,
} satisfies Config
