import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'

/** Names the parts that the page being rendered shows; on the server only. */
export const PartsShown = createContext<Set<string> | undefined>(undefined)

const parts = new Map<string, () => Promise<unknown>>()

/**
 * A part of pages whose script is fetched where it is shown, within a `Suspense`. What the server has drawn of it is taken
 * over together with the page (`fetchParts`): otherwise a change of the page's data would replace it, under the finger.
 * @param name its own among all parts
 * @param mayFollow it is mostly folded away: the page is taken over without it, and it follows
 */
export function fetchedLater<Props extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
  { mayFollow = false } = {},
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined
  let fetching: Promise<ComponentType<Props>> | undefined
  const start = () => (fetching ??= fetchPart().then((part) => (fetched = part)))
  parts.set(name, start)
  return function Part(props: Props) {
    const shown = use(PartsShown)
    if (!mayFollow) shown?.add(name)
    // Once it is there it is drawn at once, without waiting for a promise.
    const Fetched = fetched ?? use(start())
    return <Fetched {...props} />
  }
}

/** Fetches the parts that the page came with. One that cannot be fetched fails where it is shown. */
export async function fetchParts(): Promise<void> {
  const names = document.querySelector<HTMLElement>('[data-parts]')?.dataset['parts']?.split(' ') ?? []
  await Promise.allSettled(names.map(async (name) => parts.get(name)?.()))
}

/** Parts that draw nothing without scripts, so that the page is taken over before theirs have come. */
export function OnceTakenOver({ children }: { children: ReactNode }) {
  return useHasScripts() && <Suspense>{children}</Suspense>
}
