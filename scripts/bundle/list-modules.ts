import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes beside the build which modules each file of the browser was made of, for tests/house/browser-modules.test.ts:
 * `{ "assets/cart-….js": ["app/components/cart/cart.ts", "node_modules/react/index.js"] }`.
 */
export const listModules: Plugin = {
  name: 'list-modules',
  apply: 'build',
  writeBundle(_options, bundle) {
    const { consumer, root } = this.environment.config
    if (consumer !== 'client') return
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const modulesOf = chunks.map(({ fileName, modules }) => {
      const kept = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
      return [fileName, kept.map(([id]) => id.split('?')[0]?.replace(`${root}/`, ''))]
    })
    writeFileSync(join(root, 'build/browser-modules.json'), JSON.stringify(Object.fromEntries(modulesOf)))
  },
}
