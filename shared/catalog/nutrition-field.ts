import { z } from 'zod'

const upTo = (most: number) => z.number({ error: 'invalid' }).min(0).max(most).nullable()
const grams = upTo(100)

/** True if a part is no more than the whole that it is counted in, or one of them is not known. */
const isWithin = (part: number | null, whole: number | null) =>
  part === null || whole === null || part <= whole

/** The nutrition of a product, as it comes in and goes out. */
export const nutritionField = z
  .strictObject({
    energy: upTo(4_000).describe('kJ'),
    protein: grams,
    carbohydrate: grams,
    sugars: grams.describe('Of the carbohydrate.'),
    fat: grams,
    saturates: grams.describe('Of the fat.'),
    fibre: grams,
    sodium: upTo(40_000).describe('mg'),
    serving: z
      .number({ error: 'invalid' })
      .min(0.1)
      .max(1_000)
      .nullable()
      .describe('How much is eaten at a time, in the unit of the net weight.'),
  })
  .refine(({ sugars, carbohydrate }) => isWithin(sugars, carbohydrate), {
    message: 'out_of_range',
    path: ['sugars'],
  })
  .refine(({ saturates, fat }) => isWithin(saturates, fat), { message: 'out_of_range', path: ['saturates'] })
  .describe(
    'In 100 g, or 100 ml of what is measured so; grams unless said. Null where the shop has not said.',
  )
