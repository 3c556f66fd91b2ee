import { pastEvents } from './past.ts'
import type { SeedEvent } from './types.ts'
import { upcomingEvents } from './upcoming.ts'

export const seedEvents: SeedEvent[] = [...upcomingEvents, ...pastEvents]
