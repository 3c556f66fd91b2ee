// @ts-check
import { fileURLToPath } from 'node:url'
import { installIfStale } from './install.mjs'
import { isNewEnough, requireNode } from './node.mjs'
import { runInNode } from './run-in-node.mjs'

const launcher = fileURLToPath(new URL('../launch.mjs', import.meta.url))

/**
 * Installs the dependencies and the Node that `task` needs, then runs it, in this process if its Node is new enough:
 * that makes a warm start fast.
 * @param {string | undefined} task
 * @param {string[]} args
 */
export async function prepare(task, args) {
  try {
    installIfStale(task)
    if (isNewEnough(process.versions.node)) {
      const { runTask } = await import('./run-task.ts')
      await runTask(task, args)
    } else {
      process.exitCode = await runInNode(requireNode(), [
        ...process.execArgv,
        launcher,
        ...(task ? [task] : []),
        ...args,
      ])
    }
  } catch (error) {
    console.error(error instanceof Error && error.name === 'LaunchError' ? error.message : error)
    process.exit(1)
  }
}
