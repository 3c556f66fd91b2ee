import type { Plugin } from 'vite'

/**
 * React's functions for transitions that the browser draws (`<ViewTransition>`), for refs of fragments, for stacks of
 * components in errors, for the events `onSelect` and `onBeforeInput`, for forms whose action is a function, and for
 * pictures and stylesheets that a render waits for. This site has none of them: these functions are called, and find nothing
 * to do. Nor does it repeat that a pointer has moved or the focus changed before it took the page over. They are 7 kB.
 */
const NOTHING_TO_DO = [
  'accumulateSuspenseyCommitOnFiber',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstances',
  'constructSelectEvent',
  'describeNativeComponentFrame',
  'extractEvents$1',
  'getFallbackBeforeInputChars',
  'getNativeBeforeInputChars',
  'getStackByFiberInDevAndProd',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'preloadInstanceAndSuspendIfNeeded',
  'preloadResourceAndSuspendIfNeeded',
  'queueIfContinuousEvent',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'retryIfBlockedOn',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]

/**
 * Functions that nothing calls here: `useActionState`, `useDeferredValue`, `useTransition`, `useFormStatus`, lists of
 * suspense, `<Activity>`, custom elements, stylesheets with a `precedence`, `preload` and its like. They are 6 kB.
 */
const NEVER_CALLED = [
  'acquireResource',
  'attemptExplicitHydrationTarget',
  'commitNewChildToFragmentInstance',
  'cutOffTailIfNeeded',
  'defaultOnDefaultTransitionIndicator',
  'deleteChildFromFragmentInstance',
  'dispatchActionState',
  'ensureFormComponentIsStateful',
  'findCurrentFiberUsingSlowPath',
  'findFirstSuspended',
  'initSuspenseListRenderState',
  'mountActionState',
  'mountDeferredValueImpl',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'requestFormReset$1',
  'rerenderActionState',
  'runActionStateAction',
  'setPropOnCustomElement',
  'startHostTransition',
  'startTransition',
  'suspendResource',
  'updateActionState',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateDeferredValueImpl',
  'updateSuspenseListComponent',
  'useMemoCache',
]

const BODIES = new Map([
  // There is no stylesheet or script that React itself would load.
  ['getResource', 'return null'],
  // There is nothing to wait for.
  ['waitForCommitToBeReady', 'return null'],
  ...NOTHING_TO_DO.map((name) => [name, 'return ""'] as const),
  ...NEVER_CALLED.map((name) => [name, `throw Error("trim-react.ts: ${name}")`] as const),
])

/** Methods of refs of fragments, and of what `<ViewTransition>` gives to its listeners. */
const UNUSED_METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function.*?^\};$/gms

/** Functions for pages to fetch something ahead: the server does it with links in the page's head. */
const NEVER_ASKED_FOR = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']

/** React's own exports that nobody here asks for, which a bundler cannot know. They are 1 kB. */
const NEVER_IMPORTED = [
  'Children',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'cloneElement',
  'createRef',
  'lazy',
]

/** Empties these functions in what is sent to browsers. Fails the build when an upgrade of React has others. */
export const trimReact: Plugin = {
  name: 'trim-react',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (this.environment.config.consumer !== 'client') return
    let trimmed = code
    if (id.includes('/react-dom/cjs/react-dom.production.js')) {
      for (const name of NEVER_ASKED_FOR) {
        const before = trimmed
        trimmed = trimmed.replace(new RegExp(`^exports\\.${name} = function.*?^\\};$`, 'ms'), '')
        if (trimmed === before) this.error(`react-dom has no ${name}() any more: see trim-react.ts`)
      }
      return { code: trimmed, map: null }
    }
    if (id.includes('/react/cjs/react.production.js')) {
      for (const name of NEVER_IMPORTED) {
        const before = trimmed
        trimmed = trimmed.replace(new RegExp(`^exports\\.${name} = (?:function.*?^\\}|\\w+);$`, 'ms'), '')
        if (trimmed === before) this.error(`React has no ${name} any more: see trim-react.ts`)
      }
      return { code: trimmed, map: null }
    }
    if (!id.includes('/react-dom/cjs/react-dom-client.production.js')) return
    for (const [name, body] of BODIES) {
      const before = trimmed
      trimmed = trimmed.replace(
        new RegExp(`^(function ${name.replace('$', String.raw`\$`)}\\([^)]*\\) \\{).*?^\\}$`, 'ms'),
        `$1 ${body} }`,
      )
      if (trimmed === before) this.error(`React has no function ${name} any more: see trim-react.ts`)
    }
    return { code: trimmed.replaceAll(UNUSED_METHODS, ''), map: null }
  },
}
