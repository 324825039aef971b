/** Pages of one machine besides its stops and reports: people, notes, cavities, setup. */
import type { RouteEntry } from './route-table.ts'

const notesPage = () => import('../pages/notes/NotesPage.tsx')

const cavities = {
  title: 'title.cavities',
  layout: 'machine-interface',
  page: () => import('../pages/cavities/CavitiesPage.tsx'),
} as const

export const interfaceRoutes = {
  signedIn: {
    path: '/interface/$machine/signed-in',
    title: 'title.signed-in',
    layout: 'machine-interface',
    page: () => import('../pages/signed-in/SignedInPage.tsx'),
  },
  firstPieceOk: {
    path: '/interface/$machine/first-piece-ok',
    title: 'title.first-piece-ok',
    layout: 'machine-interface',
    needs: ['code-stops'],
    page: () => import('../pages/first-piece-ok/FirstPieceOkPage.tsx'),
  },
  notes: { path: '/interface/$machine/notes', title: 'title.notes', layout: 'machine-interface', page: notesPage },
  notesOfAllFromOverview: {
    path: '/$viewtype/$locationtype/$location/notes/all',
    alias: ['/$viewtype/all/notes/all'],
    title: 'title.notes',
    layout: 'main',
    page: notesPage,
  },
  notesFromOverview: {
    path: '/$viewtype/$locationtype/$location/notes/$machine',
    alias: ['/$viewtype/all/notes/$machine'],
    title: 'title.notes',
    layout: 'main',
    page: notesPage,
  },
  cavities: { path: '/cavities/$machine', ...cavities },
  cavitiesOpen: { path: '/cavities/$machine/open', ...cavities, needs: ['can-change-cavities'] },
  cavitiesClose: { path: '/cavities/$machine/close', ...cavities, needs: ['can-change-cavities'] },
  cavityHistory: {
    path: '/cavities/$machine/history',
    title: 'title.cavity-history',
    layout: 'machine-interface',
    page: () => import('../pages/cavities/CavityHistoryPage.tsx'),
  },
} as const satisfies Record<string, RouteEntry>
