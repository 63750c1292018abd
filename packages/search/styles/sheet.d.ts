/** Style sheets have nothing to import by name. */
export {};
