/** InteractionManager without tracking: nothing in the frame waits for interactions to end. */
const InteractionManager = {
  createInteractionHandle: () => 1,
  clearInteractionHandle: () => undefined,
  runAfterInteractions: (task?: () => void) => {
    setTimeout(() => task?.());
    return { cancel: () => undefined };
  },
};

// biome-ignore lint/style/noDefaultExport: react-native-web exports each module as its default
export default InteractionManager;
