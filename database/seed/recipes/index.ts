import { cashewChicken } from './cashew-chicken.ts'
import { chickenSatay } from './chicken-satay.ts'
import { fishCakes } from './fish-cakes.ts'
import { greenCurryChicken } from './green-curry-chicken.ts'
import { grilledPrawns } from './grilled-prawns.ts'
import { jungleCurryChicken } from './jungle-curry-chicken.ts'
import { khaoSoi } from './khao-soi.ts'
import { kuaKling } from './kua-kling.ts'
import { mangoStickyRice } from './mango-sticky-rice.ts'
import { massamanBeef } from './massaman-beef.ts'
import { padKraPao } from './pad-kra-pao.ts'
import { padSeeEw } from './pad-see-ew.ts'
import { padThaiPrawns } from './pad-thai-prawns.ts'
import { panangBeef } from './panang-beef.ts'
import { redCurryChicken } from './red-curry-chicken.ts'
import { somTam } from './som-tam.ts'
import { sukiyaki } from './sukiyaki.ts'
import { thaiIcedTea } from './thai-iced-tea.ts'
import { tomYumPrawns } from './tom-yum-prawns.ts'
import { yellowCurryChicken } from './yellow-curry-chicken.ts'
import type { SeedRecipe } from './types.ts'

/** In the order in which they are shown: what most people know first, the fierce and the sweet later. */
export const seedRecipes: SeedRecipe[] = [
  greenCurryChicken,
  padThaiPrawns,
  massamanBeef,
  tomYumPrawns,
  padKraPao,
  khaoSoi,
  chickenSatay,
  redCurryChicken,
  somTam,
  panangBeef,
  cashewChicken,
  yellowCurryChicken,
  fishCakes,
  padSeeEw,
  grilledPrawns,
  sukiyaki,
  jungleCurryChicken,
  kuaKling,
  mangoStickyRice,
  thaiIcedTea,
]
