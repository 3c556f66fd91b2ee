import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A file of the browser: the modules that it was made of, and the files that it imports at once, or later. */
export type BrowserFile = { modules: string[]; imports: string[]; later: string[] }

/**
 * Writes beside the build what each file of the browser is made of and loads, for tests/house/:
 * `{ "assets/cart-….js": { "modules": ["app/components/cart/cart.ts"], "imports": ["assets/react-….js"], "later": [] } }`.
 */
export const listModules: Plugin = {
  name: 'list-modules',
  apply: 'build',
  writeBundle(_options, bundle) {
    const { consumer, root } = this.environment.config
    if (consumer !== 'client') return
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const files = chunks.map(({ fileName, modules, imports, dynamicImports }): [string, BrowserFile] => {
      const kept = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
      const names = kept.map(([id]) => (id.split('?')[0] ?? id).replace(`${root}/`, ''))
      return [fileName, { modules: names, imports, later: dynamicImports }]
    })
    writeFileSync(join(root, 'build/browser-modules.json'), JSON.stringify(Object.fromEntries(files)))
  },
}
