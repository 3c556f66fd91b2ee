import { runInNode } from './run-in-node.mjs'

/** The shop with hot reload: Vite serves app/ as it is edited, Node starts again when the server's own files change. */
export async function dev(): Promise<void> {
  const args = ['--watch', '--watch-preserve-output', 'server/main.ts']
  process.exitCode = await runInNode(process.execPath, args, { ...process.env, NODE_ENV: 'development' })
}
