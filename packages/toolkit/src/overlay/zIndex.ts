/** z-index of all layers above the screen. */
export const Z_INDEX = {
  modalBackdrop: 8001,
  modalBackPanel: 8002,
  modalPanel: 8003,
  modalContent: 8004,
  bottomSheet: 8101,
  bottomSheetPanel: 8102,
  popOver: 8200,
  portal: 8500,
  snack: 8600,
  alert: 8700,
  loader: 8999,
} as const;
