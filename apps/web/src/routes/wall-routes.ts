/** What hangs on a wall, how it gets there, and a dashboard inside a machine's own pages. */
import type { RouteLine } from './route-entry.ts'

const templatesPage = () => import('../pages/dashboards/live-view-templates/LiveViewTemplatesPage.tsx')

export const wallRoutes = {
  liveView: {
    path: '/liveview/$liveview',
    title: 'title.live-view',
    layout: 'dashboard',
    remember: true,
    page: () => import('../pages/dashboards/live-view/LiveViewPage.tsx'),
  },
  liveViewTemplates: {
    path: '/admin/config/liveviews',
    title: 'title.live-view-templates',
    layout: 'main',
    needs: ['view-liveviews-templates'],
    page: templatesPage,
  },
  liveViewTemplate: {
    path: '/admin/config/liveviews/$template',
    title: 'title.live-view-templates',
    layout: 'main',
    needs: ['view-liveviews-templates'],
    page: templatesPage,
  },
  wallBoards: {
    path: '/wall-boards',
    search: ['locationtype', 'location'],
    title: 'title.wall-boards',
    layout: 'dashboard',
    page: () => import('../pages/dashboards/wall-boards/WallBoardsPage.tsx'),
  },
  isolatedBoards: {
    path: '/isolation/boards',
    search: ['kiosk'],
    title: 'title.wall-boards',
    layout: 'isolated',
    page: () => import('../pages/dashboards/wall-boards/IsolatedBoardsPage.tsx'),
  },
  wallLinks: {
    path: '/admin/wall-links',
    title: 'title.wall-links',
    layout: 'main',
    needs: ['can-do-admin-actions'],
    page: () => import('../pages/dashboards/wall-links/WallLinksPage.tsx'),
  },
  /** Nobody is signed in yet: the page has nothing around it. */
  wallLink: {
    path: '/isolation/db/$companyId/$loginCode',
    title: 'title.wall-link',
    layout: 'devlog',
    signIn: false,
    page: () => import('../pages/ground/isolation/WallLinkPage.tsx'),
  },
  machineDashboard: {
    path: '/interface/$machine/dashboards/$dashboard',
    title: 'title.dashboard',
    layout: 'machine-interface',
    needs: ['can-access-dashboard'],
    page: () => import('../pages/dashboards/dashboard/DashboardPage.tsx'),
  },
  machineDashboardStopCode: {
    path: '/interface/$machine/dashboards/$dashboard/popup/$machine2/stopcode',
    over: 'machineDashboard',
    title: 'title.stop-code',
    layout: 'machine-interface',
    needs: ['can-access-dashboard', 'code-stops'],
    page: () => import('../pages/dashboards/dashboard/DashboardStopCodePage.tsx'),
  },
} as const satisfies Record<string, RouteLine>
