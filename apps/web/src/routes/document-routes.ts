/** Documents, files, quick reports and materials. A literal segment always wins over a number. */
import type { RouteLine } from './route-entry.ts'

const atMachine = 'machine-interface'
const files = { title: 'title.files', page: () => import('../pages/documents/files/FilesPage.tsx') } as const
const file = { title: 'title.file', page: () => import('../pages/documents/files/FilePage.tsx') } as const
const reports = {
  title: 'title.quick-reports',
  page: () => import('../pages/documents/quick-reports/QuickReportsPage.tsx'),
} as const
const materials = { layout: atMachine, page: () => import('../pages/materials/materials/MaterialsPage.tsx') } as const

export const documentRoutes = {
  documents: {
    path: '/interface/$machine/documents',
    title: 'title.documents',
    layout: atMachine,
    wizard: () => import('../wizards/documents/documents.wizard.ts'),
  },
  runningOrderDocuments: {
    path: '/interface/$machine/running-order-documents',
    title: 'title.running-order-documents',
    layout: atMachine,
    wizard: () => import('../wizards/running-order-documents/running-order-documents.wizard.ts'),
  },
  plannedOrderDocuments: {
    path: '/interface/$machine/planned-order-documents',
    title: 'title.planned-order-documents',
    layout: atMachine,
    wizard: () => import('../wizards/planned-order-documents/planned-order-documents.wizard.ts'),
  },
  document: {
    path: '/interface/$machine/documents/$hash',
    title: 'title.document',
    layout: atMachine,
    page: () => import('../pages/documents/documents/DocumentPage.tsx'),
  },
  machineFiles: { path: '/interface/$machine/files', layout: atMachine, ...files },
  machineQuickReports: { path: '/interface/$machine/files/q-reports', layout: atMachine, ...reports },
  machineFile: { path: '/interface/$machine/files/$record_no', layout: atMachine, ...file },
  files: { path: '/files', layout: 'main', ...files },
  quickReports: { path: '/files/q-reports', layout: 'main', ...reports },
  file: { path: '/files/$record_no', layout: 'main', ...file },
  materials: { path: '/interface/$machine/materials', title: 'title.materials', ...materials },
  materialsPlanned: { path: '/interface/$machine/materials-planned', title: 'title.materials-planned', ...materials },
  materialsFinished: {
    path: '/interface/$machine/materials-finished',
    title: 'title.materials-finished',
    ...materials,
  },
  materialsCombined: {
    path: '/interface/$machine/materials-combined',
    title: 'title.materials-combined',
    ...materials,
  },
} as const satisfies Record<string, RouteLine>
