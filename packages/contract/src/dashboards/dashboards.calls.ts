import { changeWallLink } from './change_wall_link.ts'
import { checkDashboard } from './check_dashboard.ts'
import { createWallLink } from './create_wall_link.ts'
import { deleteConfig } from './delete_config.ts'
import { deleteOwnOverview } from './delete_own_overview.ts'
import { deleteQuery } from './delete_query.ts'
import { deleteVisualizationSetting } from './delete_visualization_setting.ts'
import { deleteWidgetConfig } from './delete_widget_config.ts'
import { getAndonBoard } from './get_andon_board.ts'
import { getBaseConfig } from './get_base_config.ts'
import { getConfig } from './get_config.ts'
import { getConfigs } from './get_configs.ts'
import { getDashboardData } from './get_dashboard_data.ts'
import { getDashboardVersion } from './get_dashboard_version.ts'
import { getDashboardVersions } from './get_dashboard_versions.ts'
import { getDefaultColumns } from './get_default_columns.ts'
import { getLossesBoard } from './get_losses_board.ts'
import { getMaintenanceBoard } from './get_maintenance_board.ts'
import { getMediaFolder } from './get_media_folder.ts'
import { getMultitableValue } from './get_multitable_value.ts'
import { getOrdersBoard } from './get_orders_board.ts'
import { getOwnOverviewData } from './get_own_overview_data.ts'
import { getOwnOverviews } from './get_own_overviews.ts'
import { getPlantBoard } from './get_plant_board.ts'
import { getQualityBoard } from './get_quality_board.ts'
import { getQueryData } from './get_query_data.ts'
import { getQueryList } from './get_query_list.ts'
import { getQueryResult } from './get_query_result.ts'
import { getScrapOfDays } from './get_scrap_of_days.ts'
import { getStopFigures } from './get_stop_figures.ts'
import { getVisualizationConfigs } from './get_visualization_configs.ts'
import { getWallLinks } from './get_wall_links.ts'
import { getWidgetConfigs } from './get_widget_configs.ts'
import { previewDataSource } from './preview_data_source.ts'
import { revokeWallLink } from './revoke_wall_link.ts'
import { runExternalAction } from './run_external_action.ts'
import { saveConfig } from './save_config.ts'
import { saveDefaultVisualization } from './save_default_visualization.ts'
import { saveOwnOverview } from './save_own_overview.ts'
import { saveOwnOverviewValues } from './save_own_overview_values.ts'
import { saveQuery } from './save_query.ts'
import { saveUserVisualization } from './save_user_visualization.ts'
import { saveWidgetConfig } from './save_widget_config.ts'
import { uploadMedia } from './upload_media.ts'

export const dashboardsCalls = [
  changeWallLink,
  checkDashboard,
  createWallLink,
  deleteConfig,
  deleteOwnOverview,
  deleteQuery,
  deleteVisualizationSetting,
  deleteWidgetConfig,
  getAndonBoard,
  getBaseConfig,
  getConfig,
  getConfigs,
  getDashboardData,
  getDashboardVersion,
  getDashboardVersions,
  getDefaultColumns,
  getLossesBoard,
  getMaintenanceBoard,
  getMediaFolder,
  getMultitableValue,
  getOrdersBoard,
  getOwnOverviewData,
  getOwnOverviews,
  getPlantBoard,
  getQualityBoard,
  getQueryData,
  getQueryList,
  getQueryResult,
  getScrapOfDays,
  getStopFigures,
  getVisualizationConfigs,
  getWallLinks,
  getWidgetConfigs,
  previewDataSource,
  revokeWallLink,
  runExternalAction,
  saveConfig,
  saveDefaultVisualization,
  saveOwnOverview,
  saveOwnOverviewValues,
  saveQuery,
  saveUserVisualization,
  saveWidgetConfig,
  uploadMedia,
] as const
