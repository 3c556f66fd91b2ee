import type { Plugin } from 'vite'

/**
 * What React does for transitions that the browser draws (`<ViewTransition>`), for refs of fragments, for stacks of
 * components in errors, and for the events `onSelect` and `onBeforeInput`. This site has
 * none of them: these functions are called, and find nothing to do. They are 5 kB.
 */
const NOTHING_TO_DO = [
  'describeNativeComponentFrame',
  'getStackByFiberInDevAndProd',
  'constructSelectEvent',
  'getFallbackBeforeInputChars',
  'getNativeBeforeInputChars',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstances',
  'commitNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
]

/**
 * What nothing calls here: `useActionState`, lists of suspense, `<Activity>`, custom elements, stylesheets with a
 * `precedence`, `preload` and its like. They are 5 kB.
 */
const NEVER_CALLED = [
  'acquireResource',
  'attemptExplicitHydrationTarget',
  'commitNewChildToFragmentInstance',
  'cutOffTailIfNeeded',
  'defaultOnDefaultTransitionIndicator',
  'deleteChildFromFragmentInstance',
  'dispatchActionState',
  'findCurrentFiberUsingSlowPath',
  'findFirstSuspended',
  'initSuspenseListRenderState',
  'mountActionState',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'rerenderActionState',
  'runActionStateAction',
  'setPropOnCustomElement',
  'suspendResource',
  'updateActionState',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'useMemoCache',
]

const BODIES = new Map([
  // Of a stylesheet or script that React itself would load: there is none.
  ['getResource', 'return null'],
  ...NOTHING_TO_DO.map((name) => [name, 'return ""'] as const),
  ...NEVER_CALLED.map((name) => [name, `throw Error("trim-react.ts: ${name}")`] as const),
])

/** Of refs of fragments, and of what `<ViewTransition>` gives to its listeners. */
const UNUSED_METHODS =
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function.*?^\};$/gms

/** What pages could ask React to fetch ahead: the server says it with links in the page's head. */
const NEVER_ASKED_FOR = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule']

/** Of React's own exports: nobody here asks for them, and a bundler cannot know. They are 1 kB. */
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
        new RegExp(`^(function ${name}\\([^)]*\\) \\{).*?^\\}$`, 'ms'),
        `$1 ${body} }`,
      )
      if (trimmed === before) this.error(`React has no function ${name} any more: see trim-react.ts`)
    }
    return { code: trimmed.replaceAll(UNUSED_METHODS, ''), map: null }
  },
}
