import { type FunctionComponent, memo, type ReactNode } from 'react'

type PageProps = { params: object; loaderData?: unknown; actionData?: unknown }

/**
 * A page that is rendered again when its data change, and when what it reads of a context does. The router renders pages
 * at each of its steps, and at each step of any form. `matches` of such a page are those of its data: `useMatches` has
 * the present ones.
 */
export function renderedOnData<Props extends PageProps>(
  Page: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Kept: FunctionComponent<Props> = memo<Props>(Page, hasSameData)
  return function RenderedOnData(props: Props) {
    return <Kept {...props} />
  }
}

function hasSameData(before: PageProps, now: PageProps): boolean {
  return (
    before.loaderData === now.loaderData &&
    before.actionData === now.actionData &&
    Object.values(before.params).join('/') === Object.values(now.params).join('/')
  )
}
