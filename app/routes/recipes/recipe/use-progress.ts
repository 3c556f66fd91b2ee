import { useKept } from './use-kept.ts'

/** Progress with a recipe. */
type Progress = {
  /** The step of cook mode, from 0. */
  at: number
  /** When the timers end, by step. */
  ends: Record<number, number | undefined>
}

const NONE: Progress = { at: 0, ends: {} }

/** The step that somebody is at and the timers that run, which nothing that is closed or loaded again stops. */
export function useProgress(recipeId: string) {
  const [progress = NONE, keep] = useKept<Progress>(`cooking ${recipeId}`)
  return { progress, change: (part: Partial<Progress>) => keep({ ...progress, ...part }) }
}
