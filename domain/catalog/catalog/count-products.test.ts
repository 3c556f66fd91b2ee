import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { addCategory, addProducts } from '#tests/data/products.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

/** The facts of which another number of products is kept than there is. */
async function faults() {
  const facts = sql`category_id, is_active, label_facts, allergens`
  return inTransaction(asShop(ctx()), async ({ db }) => {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      (select ${facts}, count from product_counts where count <> 0
        except select ${facts}, count(*) from products where size_of is null group by ${facts})
      union all
      (select ${facts}, count(*) from products where size_of is null group by ${facts}
        except select ${facts}, count from product_counts)`)
    return rows
  })
}

test('the numbers that are kept are those of the products, whatever is done with these', async () => {
  expect(await faults()).toEqual([])
  await seedGeneratedProducts(ctx(), 40)
  expect(await faults()).toEqual([])
  const { id: categoryId } = await addCategory(ctx())
  const [first, second, third] = await addProducts(ctx(), [{ categoryId }, { categoryId }, { categoryId }])
  for (const statement of [
    `update products set is_active = not is_active where id = '${first?.id}'`,
    `update products set spice_level = 3, allergens = '{peanut}', diet_tags = '{vegan}'`,
    `update products set spice_level = null, allergens = null where id = '${second?.id}'`,
    `update products set ingredients = '{"en": ["Salt"]}', allergens = '{}'`,
    `update products set ingredients = '"none"' where id = '${second?.id}'`,
    `update products set may_contain = '{soya}', category_id = '${categoryId}'`,
    `select delete_unsold_product('${first?.id}')`,
    `update products set size_of = '${second?.id}', main_is_active = true, net_weight_value = 7 where id = '${third?.id}'`,
    `update products set size_of = null, main_is_active = null where id = '${third?.id}'`,
  ]) {
    await asOwner(shop(), statement)
    expect(await faults(), statement).toEqual([])
  }
})
