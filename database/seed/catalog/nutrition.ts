import type { Nutrition } from '#shared/catalog/food.ts'

/**
 * Names the values of 100 g or 100 ml: energy in kJ, protein, carbohydrate, sugars in it, fat, saturates in it and fibre
 * in grams, sodium in mg. Energy is 17 kJ for a gram of protein or carbohydrate, 37 of fat, 8 of fibre.
 */
export function of100(
  [energy, protein, carbohydrate, sugars, fat, saturates, fibre, sodium]: [
    energy: number,
    protein: number,
    carbohydrate: number,
    sugars: number,
    fat: number,
    saturates: number,
    fibre: number,
    sodium: number,
  ],
  { serving }: { serving: number },
): Nutrition {
  return { energy, protein, carbohydrate, sugars, fat, saturates, fibre, sodium, serving }
}
