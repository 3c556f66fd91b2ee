import type { Plugin } from 'vite'

/** Conditions in the router's code, each with its constant value on this site. */
type Facts = [said: string, is: string][]

/**
 * Features of the router that this site never uses: pages that the browser gets to know later (it knows all at once),
 * server components, pages without a server, blockers, masks, transitions drawn by the browser other than from a link,
 * instruments, fetching ahead, reloading in development. By file; the minifier drops what depends on the condition.
 */
const FACTS: Record<string, Facts> = {
  'context.js': [['return React$1.useContext(RSCRouterContext);', 'return false;']],
  'components.js': [
    // Otherwise a page is rendered again at each step of the router and of any form, whatever it shows.
    [
      'return React$1.createElement(Component, props);',
      'return React$1.useMemo(() => React$1.createElement(Component, props), [Object.values(props.params).join("/"), props.loaderData, props.actionData]);',
    ],
    ['if (reactDomFlushSyncImpl && flushSync) {', 'if (false) {'],
    ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
  ],
  'hooks.js': [
    ['if (this.context &&', 'if (false &&'],
    ['if (this.context) return', 'if (false) return'],
    ['match.route.errorElement || defaultErrorElement', 'match.route.errorElement'],
  ],
  'dom-export/hydrated-router.js': [
    ['window.__reactRouterManifest.sri === true', 'false'],
    ['if (ssrInfo.context.isSpaMode) {', 'if (false) {'],
  ],
  'dom/ssr/components.js': [
    ['if (isSpaMode && !isHydrated)', 'if (false)'],
    ['if (rsc) return', 'if (false) return'],
    ['isPageLinkDescriptor(link) ?', 'false ?'],
    ['!isStatic ? " " :', 'true ? " " :'],
    ['staticContext ?', 'false ?'],
    ['typeof manifest.sri === "object"', 'false'],
  ],
  'dom/ssr/fog-of-war.js': [['routeDiscovery.mode === "lazy"', 'false']],
  'dom/ssr/routes.js': [
    ['if (isSpaMode) throw', 'if (false) throw'],
    ['if (needsRevalidation) return', 'if (false) return'],
    ['if (!ssr && ', 'if (false && '],
    ['routeModule.ErrorBoundary : route.id === "root" ?', 'routeModule.ErrorBoundary : false ?'],
    ['if (route.clientActionModule)', 'if (false)'],
    ['if (route.clientLoaderModule)', 'if (false)'],
    ['if (route.clientLoaderModule || route.clientActionModule)', 'if (false)'],
    ['route.clientLoaderModule ? await import(', 'false ? await import('],
    ['route.clientActionModule ? import(', 'false ? import('],
    ['middleware: route.hasClientMiddleware ?', 'middleware: false ?'],
  ],
  'router/router.js': [
    ['if (init.instrumentations) {', 'if (false) {'],
    ['if (init.instrumentations) router =', 'if (false) router ='],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
    ['opts?.instrumentations', 'false'],
    ['if (opts?.instrumentationNavigateMetaReceiver) {', 'if (false) {'],
    ['if (instrumentationResultMetaReceiver)', 'if (false)'],
    ['if (future.unstable_routePatternMatching) {', 'if (false) {'],
    ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'],
    ['if (opts?.mask) {', 'if (false) {'],
    ['if (blockerKey && delta != null) {', 'if (false) {'],
    ['if (blockerKey) {', 'if (false) {'],
    ['if (blockerFunctions.size', 'if (true || blockerFunctions.size'],
    ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
    ['if (!init.patchRoutesOnNavigation) return', 'if (true) return'],
    ['if (isFogOfWar) {', 'if (false) {'],
    ['if (isBrowser) {\n\t\t\trestoreAppliedTransitions', 'if (false) {\n\t\t\trestoreAppliedTransitions'],
    ['if (pendingAction === "POP" && !isUninterruptedRevalidation', 'if (false'],
  ],
}

const DISPLAY_NAME = /^\s*\w+\.displayName = "[^"]*";$/gm
const WARNING = /(?<=[;{}]\n)\s*warn(?:ing|ingOnce|Once)\(.*\);$/gm

/** Makes these facts constants in what is sent to browsers. Fails the build when an upgrade of the router says otherwise. */
export const trimRouter: Plugin = {
  name: 'trim-router',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (this.environment.config.consumer !== 'client') return
    const file = /\/react-router\/dist\/production\/lib\/(.+\.js)$/.exec(id)?.[1]
    if (!file) return
    let trimmed = code
    for (const [said, is] of FACTS[file] ?? []) {
      if (!trimmed.includes(said))
        this.error(`${file} of the router has no '${said}' any more: see trim-router.ts`)
      trimmed = trimmed.replaceAll(said, is)
    }
    trimmed = trimmed
      .replaceAll(DISPLAY_NAME, '')
      .replaceAll(WARNING, '')
      .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
    return { code: trimmed, map: null }
  },
}
