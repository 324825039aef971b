/** The calls of scrap: what is not named here cannot be called. */

import { checkWeightResult } from './check_weight_result.ts'
import { getAnalysisPage } from './get_analysis_page.ts'
import { getReportScrapPivotGraph } from './get_report_scrap_pivot_graph.ts'
import { getScales } from './get_scales.ts'
import { getScrapAdjustments } from './get_scrap_adjustments.ts'
import { getScrapCodes } from './get_scrap_codes.ts'
import { getScrapHistory } from './get_scrap_history.ts'
import { getScrapOutsideQuality } from './get_scrap_outside_quality.ts'
import { getScrapStatistics } from './get_scrap_statistics.ts'
import { getScrapSums } from './get_scrap_sums.ts'
import { getWeightControl } from './get_weight_control.ts'
import { getWeightHistory } from './get_weight_history.ts'
import { removeScale } from './remove_scale.ts'
import { reportMaterialScrap } from './report_material_scrap.ts'
import { reportScrap } from './report_scrap.ts'
import { reportScrapCycles } from './report_scrap_cycles.ts'
import { saveScale } from './save_scale.ts'
import { saveScrapCard } from './save_scrap_card.ts'
import { saveWeightControl } from './save_weight_control.ts'
import { scrapCategoryCalls } from './scrap-categories.calls.ts'
import { scrapReasonCalls } from './scrap-reasons.calls.ts'
import { setScaleEnabled } from './set_scale_enabled.ts'
import { sf61 } from './sf61.ts'
import { takeBackScrap } from './take_back_scrap.ts'
import { takeBackScrapOfOrders } from './take_back_scrap_of_orders.ts'
import { tareScale } from './tare_scale.ts'

export const scrapCalls = [
  checkWeightResult,
  getAnalysisPage,
  getReportScrapPivotGraph,
  getScales,
  getScrapAdjustments,
  getScrapCodes,
  getScrapHistory,
  getScrapOutsideQuality,
  getScrapStatistics,
  getScrapSums,
  getWeightControl,
  getWeightHistory,
  removeScale,
  reportMaterialScrap,
  reportScrap,
  reportScrapCycles,
  saveScale,
  saveScrapCard,
  saveWeightControl,
  setScaleEnabled,
  sf61,
  takeBackScrap,
  takeBackScrapOfOrders,
  tareScale,
  ...scrapCategoryCalls,
  ...scrapReasonCalls,
] as const
