import { parseArgs } from 'node:util'
import type { Choice } from '#tests/tiers.ts'
import { ROOMS } from '../../rooms.ts'
import { LaunchError } from '../launch/launch-error.mjs'

const USE = 'Use: npm test [-- --room orders] | npm run test:all [-- --second | --room orders]'

/**
 * Reads which tests to run: the first tier, unless `--all` or `--second` is given; those of one room with `--room`.
 * @throws LaunchError for anything else
 */
export function readChoice(args: string[]): Choice {
  const { all, second, room } = parse(args)
  const found = ROOMS.find((name) => name === room)
  if (room !== undefined && !found)
    throw new LaunchError(`There is no room ${room}, only ${ROOMS.join(', ')}.`)
  if (second && room !== undefined) throw new LaunchError(USE)
  const tier = second ? 'second' : all ? undefined : 'first'
  return { tier, room: found }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { all: { type: 'boolean' }, second: { type: 'boolean' }, room: { type: 'string' } },
    }).values
  } catch {
    throw new LaunchError(USE)
  }
}
