import { useKept } from './use-kept.ts'

/** Ingredients that are ticked off, by the keys of their lines, so that they stay so for however many one cooks. */
export function useTicks(recipeId: string) {
  const [ticked = [], keep] = useKept<string[]>(`ticked ${recipeId}`)
  return {
    isTicked: (key: string) => ticked.includes(key),
    tick: (key: string, isTicked: boolean) => {
      const others = ticked.filter((one) => one !== key)
      keep(isTicked ? [...others, key] : others)
    },
    untickAll: () => keep([]),
  }
}
