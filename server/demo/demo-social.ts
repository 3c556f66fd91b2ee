import { SOCIAL_NETWORKS } from '#shared/base/settings/groups.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'

const SHOWN = new Set(['facebook', 'instagram', 'line'])

/** The demo's accounts elsewhere, under its own `.example`, so that nobody is led to a stranger's. */
export const DEMO_SOCIAL = Object.fromEntries(
  SOCIAL_NETWORKS.map((name) => [name, SHOWN.has(name) ? `https://${name}.krok.example/` : '']),
) as Settings['social']
