import type { OxlintConfig } from 'oxlint'
import { ROOMS, type Room } from './rooms.ts'

/*
 * The imports that are allowed, and the other rules of the house. A later override replaces the patterns of an earlier one, so each
 * layer says all of its own. tests/house/boundaries.test.ts plants wrong imports and sees each of them caught.
 */

type Rules = NonNullable<OxlintConfig['rules']>
type Pattern = {
  message: string
  allowTypeImports?: boolean
  importNames?: string[]
  importNamePattern?: string
} & ({ group: string[] } | { regex: string })

const IN_PLATFORM = 'What leans on something private of React or the router lies in app/platform/.'
/** The undocumented parts of libraries. */
const PRIVATE_PARTS: Pattern[] = [
  {
    group: ['react-router', 'react-router/*'],
    importNamePattern: '^(UNSAFE|unstable)_',
    message: IN_PLATFORM,
  },
  {
    group: ['react', 'react-dom', 'react-dom/*'],
    importNamePattern: '^(__|unstable_|experimental_)',
    message: IN_PLATFORM,
  },
  { regex: '^(react-router/dist|react-dom/cjs|react/cjs|scheduler)(/|$)', message: IN_PLATFORM },
]
const ROUTER_GLOBALS = ['DataRouter', 'Manifest', 'Context', 'RouteModules', 'Version'].map((name) => ({
  property: `__reactRouter${name}`,
  message: IN_PLATFORM,
}))

const onlyThese = (...patterns: Pattern[]): Rules => ({
  'eslint/no-restricted-imports': ['error', { patterns }],
})
const imports = (...patterns: Pattern[]): Rules => onlyThese(...PRIVATE_PARTS, ...patterns)

const lines = (max: number): Rules => ({
  'eslint/max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
})

/** Forbids layers, written with `#` or as a path upwards. */
const layers = (names: string, message: string): Pattern => ({ regex: `^(#|(\\.\\./)+)(${names})/`, message })

const REACT = ['react', 'react-dom', 'react-router']
const HONO = ['hono', 'hono/**']
const SQL = ['drizzle-orm', 'drizzle-orm/**']
const SERVER_LIBRARIES = [...SQL, 'pg', 'pino', 'nodemailer', ...HONO]

const MODULES_ONLY: Pattern = {
  group: ['#domain/*/*/**', '!#domain/*/*/index.ts', '!#domain/*/*/schemas.ts', '!#domain/*/*/views.ts'],
  message: 'A module is its index.ts, schemas.ts and views.ts.',
}
/** Comes before MODULES_ONLY: see `orderOf`. */
const TYPES_OF_VIEWS: Pattern = {
  regex: '^#domain/\\w+/[^/]+/views\\.ts$',
  allowTypeImports: true,
  message: 'Pages take the types of views only: their library stays out of the browser.',
}
const OTHER_LAYERS_BY_NAME: Pattern = {
  regex: '^(\\.\\./)+(app|domain|adapters|database|config|shared)/',
  message: 'Other layers are #layer/…',
}
const actsAsShop = (message: string): Pattern => ({
  regex: '^(#|(\\.\\./)+)domain/kernel/context\\.ts$',
  importNames: ['asShop', 'inTransaction'],
  message,
})
const NO_LAZY: Pattern = {
  group: ['react'],
  importNames: ['lazy'],
  message:
    'fetchedLater (app/components/ui/fetched-later.tsx): what the server has drawn is then taken over with the page.',
}
const NO_REDIRECT: Pattern = {
  group: ['react-router'],
  importNames: ['redirect', 'redirectDocument', 'replace'],
  message: 'leadTo (app/request/) checks where it leads.',
}
const PAGES_CALL_VERBS = 'Pages call domain verbs; they touch neither the database nor the outside world.'

const DOMAIN: Pattern[] = [
  layers(
    'app|server|config|tests|scripts|bench',
    'domain/ knows nothing of the web, the process and its settings.',
  ),
  {
    group: [...REACT, ...HONO, 'pino', 'nodemailer'],
    message: 'domain/ knows nothing of the web.',
  },
  {
    regex: '^(#|(\\.\\./)+)adapters/',
    allowTypeImports: true,
    message: 'Reach adapters through ctx; import only their types.',
  },
]
const APP: Pattern[] = [
  layers('adapters|database|server|config|tests|scripts|bench', PAGES_CALL_VERBS),
  { group: SERVER_LIBRARIES, message: PAGES_CALL_VERBS },
  TYPES_OF_VIEWS,
  MODULES_ONLY,
  { regex: '^\\.\\./', message: 'Another folder of app/ is #app/…, another layer #layer/…' },
  actsAsShop('Only verbs act as the shop and open transactions: call one that does.'),
  NO_LAZY,
  NO_REDIRECT,
  {
    regex: '^#app/routes/|^(\\./|(\\.\\./)+)routes/',
    message: 'A route is imported by nothing; move what is shared to app/components.',
  },
]
const OUT_OF_THE_ROOM: Pattern = {
  group: ['../../**'],
  message: 'Another room is #domain/<room>/<module>/index.ts.',
}

/**
 * The rooms that one does not know: those above it. Itself it reaches by `../<module>/`. These come before patterns with
 * exceptions: what an exception allows, oxlint looks at no further.
 */
function orderOf(room: Room): Pattern[] {
  const above = ROOMS.slice(ROOMS.indexOf(room) + 1)
  return [
    ...(above.length > 0
      ? [{ regex: `^#domain/(${above.join('|')})/`, message: `${room} stands below this room (rooms.ts).` }]
      : []),
    { regex: `^#domain/${room}/`, message: 'Inside a room write ../<module>/index.ts.' },
  ]
}

const roomRules = (room: Room) => ({
  files: [`domain/${room}/**`],
  rules: imports(...DOMAIN, ...orderOf(room), OUT_OF_THE_ROOM, MODULES_ONLY, {
    group: ['../*/**', '!../*/index.ts', '!../*/schemas.ts', '!../*/views.ts'],
    message: 'Another module is its index.ts, schemas.ts and views.ts.',
  }),
})

/** Schemas run in the browser too. */
const schemaRules = (room: Room) => ({
  files: [`domain/${room}/*/schemas.ts`],
  rules: imports(
    layers(
      'app|server|config|tests|scripts|bench',
      'domain/ knows nothing of the web, the process and its settings.',
    ),
    {
      group: ['node:*', ...REACT, ...HONO, ...SQL],
      allowTypeImports: true,
      message: 'schemas.ts goes to the browser too.',
    },
    {
      regex: '^(#|(\\.\\./)+)(adapters|database)/',
      allowTypeImports: true,
      message: 'schemas.ts goes to the browser too: take types only.',
    },
    ...orderOf(room),
    OUT_OF_THE_ROOM,
    {
      group: ['./**', '../**', '!../*/schemas.ts', '#domain/**', '!#domain/*/*/schemas.ts'],
      allowTypeImports: true,
      message: 'schemas.ts goes to the browser too: from domain/ it takes other schemas, and types.',
    },
  ),
})

/** Views are made of closed sets and of other views; the API's document is made from them. */
const viewRules = (room: Room) => ({
  files: [`domain/${room}/*/views.ts`],
  rules: imports(...DOMAIN, ...orderOf(room), OUT_OF_THE_ROOM, {
    group: [
      './**',
      '../**',
      '!./schemas.ts',
      '!../*/schemas.ts',
      '!../*/views.ts',
      '#domain/**',
      '!#domain/*/*/schemas.ts',
      '!#domain/*/*/views.ts',
    ],
    allowTypeImports: true,
    message: 'A view takes from domain/ other views, schemas, and types.',
  }),
})

const config: OxlintConfig = {
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'node',
    'react',
    'jsx-a11y',
    'promise',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['build', '.react-router', 'public'],
  rules: {
    ...imports(),
    'eslint/no-restricted-properties': ['error', ...ROUTER_GLOBALS],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'node/no-process-env': 'error',
    'eslint/no-console': 'error',
    ...lines(300),
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    // A transaction's ctx shadows the outer one on purpose, so that the wrong one cannot be used.
    'eslint/no-shadow': 'off',
    // tsc checks these, and better.
    'typescript/consistent-return': 'off',
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    // Rows, JSON and Node's own types need assertions where our types begin.
    'typescript/no-unsafe-type-assertion': 'off',
    // None of our functions uses `this`.
    'typescript/unbound-method': 'off',
    // pg and similar packages are CommonJS: Node cannot import their names.
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    // Our postMessage is BroadcastChannel's, which has no target.
    'unicorn/require-post-message-target-origin': 'off',
    // A combobox and a native dialog are built of such elements; axe checks them in the browser journeys.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    // Effects that run again when the address changes list it without reading it.
    'react/exhaustive-effect-dependencies': 'off',
    // Clearing the last answer when its question is gone costs one small render.
    'react/set-state-in-effect': 'off',
  },
  overrides: [
    { files: ['app/routes/**/page.tsx'], rules: lines(150) },
    { files: ['database/seed/catalog/**', 'oxlint.config.ts'], rules: { 'eslint/max-lines': 'off' } },
    {
      files: [
        'app/routes/**',
        'app/root.tsx',
        'app/routes.ts',
        'app/entry.*',
        '*.config.ts',
        'bench/next/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['config/**', '*.config.ts', 'vite/**'], rules: { 'node/no-process-env': 'off' } },

    {
      files: ['shared/**'],
      rules: imports(
        layers(
          'app|domain|adapters|database|server|config|tests|scripts|bench',
          'shared/ imports nothing of ours.',
        ),
        {
          group: ['node:*', ...REACT, ...HONO, ...SQL, 'pg'],
          message: 'shared/ runs in the browser and on the server, and knows neither.',
        },
      ),
    },
    {
      files: ['database/**'],
      rules: imports(
        layers('app|domain|adapters|server|config|tests|scripts|bench', 'database/ knows only shared/.'),
        { group: [...REACT, ...HONO], message: 'database/ knows nothing of the web.' },
      ),
    },
    {
      files: ['adapters/**'],
      rules: imports(
        layers(
          'app|domain|database|server|tests|scripts|bench',
          'An adapter knows its own interface and shared/, not the shop.',
        ),
        {
          regex: '^(#|(\\.\\./)+)config/',
          allowTypeImports: true,
          message: 'services.ts hands the adapter its settings; import only their type.',
        },
        {
          group: ['../**', '#adapters/**', '!#adapters/workers/**', '!#adapters/fonts/**'],
          message:
            'One adapter does not import another; all may use #adapters/workers/ and #adapters/fonts/.',
        },
      ),
    },
    {
      files: ['config/**'],
      rules: imports(
        layers('app|domain|adapters|database|server|tests|scripts|bench', 'config/ knows only shared/.'),
      ),
    },

    {
      files: ['domain/kernel/**'],
      rules: imports(...DOMAIN, {
        group: ['#domain/**', '../**'],
        allowTypeImports: true,
        message: 'kernel stands below every room: from them it takes types only.',
      }),
    },
    ...ROOMS.flatMap((room) => [roomRules(room), schemaRules(room), viewRules(room)]),

    { files: ['app/**'], rules: imports(...APP) },
    {
      files: ['app/platform/**'],
      rules: { ...onlyThese(...APP), 'eslint/no-restricted-properties': 'off' },
    },
    {
      files: ['app/routes/**'],
      rules: imports(
        layers('adapters|database|server|config|tests|scripts|bench', PAGES_CALL_VERBS),
        { group: SERVER_LIBRARIES, message: PAGES_CALL_VERBS },
        TYPES_OF_VIEWS,
        MODULES_ONLY,
        actsAsShop('Only verbs act as the shop and open transactions: call one that does.'),
        NO_LAZY,
        NO_REDIRECT,
        {
          regex: '^#app/routes/|^\\.\\./',
          message:
            'A route imports no other route; move what they share to app/components, and write #app/… for it.',
        },
      ),
    },
    {
      files: ['app/components/**'],
      rules: imports(
        layers('adapters|database|server|config|tests|scripts|bench', 'Components run in the browser.'),
        { group: [...SERVER_LIBRARIES, 'node:*'], message: 'Components run in the browser.' },
        {
          group: ['#domain/**', '!#domain/*/*/schemas.ts'],
          allowTypeImports: true,
          message: 'Components take domain types and schemas only.',
        },
        { regex: '^\\.\\./', message: 'Another folder of app/ is #app/…, another layer #layer/…' },
        NO_LAZY,
        { regex: '^(#app/|(\\.\\./)+)routes/', message: 'Components know no route.' },
      ),
    },

    {
      files: ['server/**'],
      rules: imports(
        MODULES_ONLY,
        OTHER_LAYERS_BY_NAME,
        layers('tests|scripts|bench', 'The process knows nothing of its tests and tools.'),
        actsAsShop(
          'A request acts for its sender: only background work, webhooks, figures, the doctor and the demo act as the shop.',
        ),
      ),
    },
    {
      files: [
        'server/worker.ts',
        'server/jobs/**',
        'server/metrics/shop-figures.ts',
        'server/backups/**',
        'server/doctor/{backups,jobs}.ts',
        'server/webhooks/**',
        'server/demo/**',
        'scripts/**',
        'bench/**',
        'tests/**',
      ],
      rules: imports(MODULES_ONLY, OTHER_LAYERS_BY_NAME),
    },
    {
      files: ['scripts/**', 'bench/**', 'tests/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: { 'eslint/no-console': 'off', 'node/no-process-env': 'off' },
    },
    // Journeys look at what a page's router knows.
    { files: ['tests/e2e/**'], rules: { 'eslint/no-restricted-properties': 'off' } },
    {
      files: ['{app,domain,adapters,database,config,shared}/**/*.test.{ts,tsx}'],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
    { files: ['server/**/*.test.ts'], rules: imports(MODULES_ONLY, OTHER_LAYERS_BY_NAME) },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        ...lines(450),
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        'unicorn/no-array-fill-with-reference-type': 'off',
      },
    },
  ],
}

export default config
