import type { Ctx } from '#domain/context.ts'
import { fillSettings } from '#domain/settings/index.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { FIRST_SETTINGS } from './test-shop.ts'

/** What a demo's first start writes. */
export async function seedShop(ctx: Ctx): Promise<void> {
  await fillSettings(ctx, FIRST_SETTINGS)
  await seedDemo(ctx)
}
