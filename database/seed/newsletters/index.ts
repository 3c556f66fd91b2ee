import { halfAJar } from './half-a-jar.ts'
import { slowPotQuickPot } from './slow-pot-quick-pot.ts'
import type { SeedNewsletter } from './types.ts'

/** The demo's newsletters, the first to be written first: drafts, for somebody to look at, change and send. */
export const seedNewsletters: SeedNewsletter[] = [slowPotQuickPot, halfAJar]
