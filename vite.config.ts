import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const serverOnly = /\/(database|adapters|server|config)\/|\/domain\/[^/]+\/(?!schemas\.ts$)/

/** Fails the build when a page would carry server code into the browser. */
const keepServerCodeOutOfTheBrowser: Plugin = {
  name: 'keep-server-code-out-of-the-browser',
  enforce: 'pre',
  apply: 'build',
  async resolveId(id, importer, options) {
    if (this.environment.config.consumer !== 'client' || !importer) return
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    if (!found || found.id.includes('node_modules')) return
    const path = found.id.slice(this.environment.config.root.length)
    if (serverOnly.test(path)) this.error(`${importer} pulls server code into the browser: ${path}`)
  },
}

/** In the built server the pages import the very modules the server runs, so there is one copy of the shop. */
const leaveTheShopOutside: Plugin = {
  name: 'leave-the-shop-outside',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    if (this.environment.config.consumer !== 'server') return
    if (/^#(domain|database|shared)\//.test(id)) return { id, external: true }
  },
}

/** A few large files compress better than many small ones, and the first of them changes only with an upgrade. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shell',
    test: /\/app\/(root|components\/(shell|i18n)\/|components\/auth\/(auth\.|may-have)|components\/cart\/(add|cart-(?!preview)|use)|components\/catalog\/product-(card|grid)\.|components\/ui\/(drop|icons|picture|spice|toasts))|\/shared\/(cart-cookie|locale|money|messages\/index)\./,
  },
]

export default defineConfig({
  plugins: [keepServerCodeOutOfTheBrowser, leaveTheShopOutside, tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // A kilobyte smaller than the built-in minifier over the whole page, for two more seconds of build.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true } },
  },
  environments: { client: { build: { rollupOptions: { output: { advancedChunks: { groups } } } } } },
})
