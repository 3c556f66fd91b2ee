import { SETTINGS } from '#config/env.ts'

/** The environment of a server under test: ours without any of the shop's settings, then `settings`. */
export function serverEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name))
  return { ...Object.fromEntries(rest), NODE_ENV: 'production', ...settings }
}
