export const parameterSelectorSample = {
  config: { selector: { parameter: 'machine1', parameterValues: 'M101,M102,M103', type: 'button' } },
  data: {},
}
